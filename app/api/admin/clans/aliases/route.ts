import { addClanAlias } from '@/lib/features/heritage/clan-alias/commands/add-alias';
import { clanAliasBody, clanAliasReply } from '@/lib/features/heritage/clan-alias/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Counts a name as a clan from now on; also merges two clans. */
export const POST = route({
	access: 'administrator',
	body: clanAliasBody,
	reply: clanAliasReply,
	errors: ['clan.listed', 'clan.alias', 'clan.same'],
	handler: async ({ actor, body, language, setStatus }) => {
		const { changed } = await addClanAlias(body, actor.memberId);
		setStatus(201);
		return { message: translator(language)('admin.clans.merged'), changed };
	},
});
