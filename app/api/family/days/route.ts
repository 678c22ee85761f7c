import { changeChoice } from '@/lib/features/family/days/commands/change-choice';
import { loadFamilyDays, loadSoonDays } from '@/lib/features/family/days/queries/load-days';
import {
	dayChoiceBody,
	familyDaysQuery,
	familyDaysReply,
	savedDayChoiceReply,
} from '@/lib/features/family/days/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** The coming birthdays, wedding and death anniversaries of the caller's family. */
export const GET = route({
	access: 'member',
	query: familyDaysQuery,
	reply: familyDaysReply,
	errors: ['record.stale'],
	handler: ({ actor, query: { soon }, language, now }) =>
		(soon ? loadSoonDays : loadFamilyDays)(actor.memberId, language, now),
});

export const PUT = route({
	access: 'member',
	body: dayChoiceBody,
	reply: savedDayChoiceReply,
	handler: async ({ actor, body, language }) => ({
		message: translator(language)('familyDays.choice.saved'),
		...(await changeChoice(actor.memberId, body)),
	}),
});
