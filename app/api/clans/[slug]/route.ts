import { textsInLanguages } from '@/lib/core/by-language';
import { changeClan } from '@/lib/features/heritage/clan/commands';
import { readClanDetails } from '@/lib/features/heritage/clan/queries';
import {
	clanBody,
	clanChangedReply,
	clanDetailsReply,
	clanParams,
} from '@/lib/features/heritage/clan/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'everyone',
	params: clanParams,
	reply: clanDetailsReply,
	handler: ({ params, language }) => readClanDetails(params.slug, language),
});

export const PUT = route({
	access: 'administrator',
	params: clanParams,
	body: clanBody,
	reply: clanChangedReply,
	handler: async ({ actor, params, body, language }) => {
		const { version, language: textLanguage, hi, en, ...bare } = body;
		const texts = textsInLanguages(bare, { ...(hi && { hi }), ...(en && { en }) }, textLanguage ?? language);
		await changeClan(params.slug, { texts, version }, actor.memberId);
		return {
			message: translator(language)('clanPage.form.saved'),
			clan: await readClanDetails(params.slug, textLanguage ?? language),
		};
	},
});
