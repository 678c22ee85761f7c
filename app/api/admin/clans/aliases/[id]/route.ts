import { removeClanAlias } from '@/lib/features/heritage/clan-alias/commands/add-alias';
import { clanAliasParams, clanAliasReply } from '@/lib/features/heritage/clan-alias/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Makes a merged clan one of its own again. */
export const DELETE = route({
	access: 'administrator',
	params: clanAliasParams,
	reply: clanAliasReply,
	handler: async ({ actor, params, language }) => {
		const { changed } = await removeClanAlias(params.id, actor.memberId);
		return { message: translator(language)('admin.clans.separated'), changed };
	},
});
