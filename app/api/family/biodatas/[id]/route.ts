import { changeBiodata, removeBiodata } from '@/lib/features/matching/biodata/commands/make-biodata';
import { readBiodata } from '@/lib/features/matching/biodata/queries/list-biodatas';
import {
	biodataChangesBody,
	biodataParams,
	biodataReply,
	savedBiodataReply,
} from '@/lib/features/matching/biodata/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** One of the caller's biodatas, with its links. */
export const GET = route({
	access: 'member',
	params: biodataParams,
	reply: biodataReply,
	errors: ['record.stale'],
	handler: ({ actor, params: { id }, now }) => readBiodata(actor.memberId, id, now),
});

/** Its links show the change at once. */
export const PUT = route({
	access: 'member',
	params: biodataParams,
	body: biodataChangesBody,
	reply: savedBiodataReply,
	handler: async ({ actor, params: { id }, body, language, now }) => ({
		message: translator(language)('biodata.done.changed'),
		biodata: await changeBiodata(actor.memberId, { ...body, id }, now),
	}),
});

/** Its links end. */
export const DELETE = route({
	access: 'member',
	params: biodataParams,
	reply: messageReply,
	handler: async ({ actor, params: { id }, language }) => {
		await removeBiodata(actor.memberId, id);
		return { message: translator(language)('biodata.done.removed') };
	},
});
