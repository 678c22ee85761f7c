import { removeClanAlias } from '@/lib/clan-alias/commands';
import { clanAliasParams, clanAliasReply } from '@/lib/clan-alias/schema';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

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
