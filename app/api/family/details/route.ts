import { readDetails, saveDetails } from '@/lib/features/matching/biodata/commands/save-details';
import { birthWords, findBirth } from '@/lib/features/matching/biodata/queries/find-birth';
import { proposeDetails } from '@/lib/features/matching/biodata/queries/propose-details';
import { detailsBody, detailsReply, detailsWithProposalsReply } from '@/lib/features/matching/biodata/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** What the caller tells besides their profile, and what profile and tree propose for it. */
export const GET = route({
	access: 'member',
	reply: detailsWithProposalsReply,
	errors: ['record.stale'],
	handler: async ({ actor: { memberId }, language, now }) => {
		const [saved, proposals, birth] = await Promise.all([
			readDetails(memberId),
			proposeDetails(memberId, language, now),
			findBirth(memberId),
		]);
		const { birthTime, birthPlace } = birth
			? birthWords(birth, language)
			: { birthTime: null, birthPlace: null };
		return { ...saved, ...proposals, birth: { time: birthTime, place: birthPlace } };
	},
});

export const PUT = route({
	access: 'member',
	body: detailsBody,
	reply: detailsReply,
	handler: async ({ actor, body, language, now }) => ({
		message: translator(language)('matchDetails.saved'),
		...(await saveDetails(actor.memberId, body, now)),
	}),
});
