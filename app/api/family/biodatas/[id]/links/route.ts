import { pathIn } from '@/lib/core/localized-path';
import { makeLink } from '@/lib/features/matching/biodata/commands/make-biodata';
import { linkLimit } from '@/lib/features/matching/biodata/constants/limits';
import { linkPath } from '@/lib/features/matching/biodata/rules/link';
import { biodataParams, linkBody, madeLinkReply } from '@/lib/features/matching/biodata/schema';
import { nameIn } from '@/lib/features/member/dto/written';
import { getOwnProfile } from '@/lib/features/member/queries/find-profile';
import { getEnv } from '@/lib/platform/env/env';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Makes the link by which somebody reads a biodata without an account. It is answered here alone. */
export const POST = route({
	access: 'member',
	params: biodataParams,
	body: linkBody,
	limit: ({ actor }) => [linkLimit, actor.memberId],
	reply: madeLinkReply,
	status: 201,
	errors: ['biodata.tooManyLinks'],
	handler: async ({ actor, params: { id }, body: { sentTo }, language, now }) => {
		const t = translator(language);
		const { secret, link } = await makeLink(actor.memberId, { id, sentTo }, now);
		const address = getEnv().appUrl + pathIn(language, linkPath(secret));
		const name = nameIn(language, await getOwnProfile(actor.memberId));
		const text = t('biodata.done.linkMessage', { name, sentTo, url: address });
		return { message: t('biodata.done.linkMade'), address, text, link };
	},
});
