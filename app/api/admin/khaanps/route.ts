import { DomainError } from '@/lib/core/errors';
import { addKhaanp } from '@/lib/features/heritage/khaanp/commands/change-atlas';
import { findKhaanp, listKhaanps } from '@/lib/features/heritage/khaanp/queries';
import {
	khaanpBody,
	khaanpSavedReply,
	khaanpsQuery,
	khaanpsReply,
} from '@/lib/features/heritage/khaanp/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** The rows of the atlas of khaanps, as administrators search and filter them. */
export const GET = route({
	access: 'administrator',
	query: khaanpsQuery,
	reply: khaanpsReply,
	handler: ({ query, language }) => listKhaanps(query, language),
});

/** Adds a khaanp to the atlas. */
export const POST = route({
	access: 'administrator',
	body: khaanpBody,
	reply: khaanpSavedReply,
	status: 201,
	errors: ['notFound'],
	handler: async ({ actor, body, language }) => {
		const khaanp = await findKhaanp(await addKhaanp(body, actor.memberId), language);
		if (!khaanp) throw new DomainError('notFound');
		return { message: translator(language)('admin.khaanps.added'), khaanp };
	},
});
