import { makeBiodata } from '@/lib/features/matching/biodata/commands/make-biodata';
import { listBiodatas } from '@/lib/features/matching/biodata/queries/list-biodatas';
import { biodataBody, biodatasReply, savedBiodataReply } from '@/lib/features/matching/biodata/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** The biodatas that the caller has made. */
export const GET = route({
	access: 'member',
	reply: biodatasReply,
	handler: ({ actor, now }) => listBiodatas(actor.memberId, now),
});

export const POST = route({
	access: 'member',
	body: biodataBody,
	reply: savedBiodataReply,
	status: 201,
	errors: ['biodata.tooMany'],
	handler: async ({ actor, body, language, now }) => ({
		message: translator(language)('biodata.done.made'),
		biodata: await makeBiodata(actor.memberId, body, now),
	}),
});
