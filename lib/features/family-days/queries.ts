import { todayInIndia } from '@/lib/core/calendar';
import type { Language } from '@/lib/core/language';
import { runInSlices } from '@/lib/core/slices';
import { readChoice } from './choice';
import { comingDays } from './days';
import type { FamilyDaysReply } from './schema';
import { findMarriages, listCouples, readDatedCards } from './weddings';

/** The coming days of a member's family, and how they read them. */
export async function loadFamilyDays(
	memberId: string,
	language: Language,
	now: Date,
): Promise<FamilyDaysReply> {
	const cards = await readDatedCards(memberId, language, now);
	const { choice, feedSince } = await readChoice(memberId);
	const marriages = await findMarriages(memberId);
	const weddings = marriages.flatMap(({ partnerIds, marriedOn, isWholeDay }) =>
		marriedOn && isWholeDay ? [{ partnerIds, marriedOn }] : [],
	);
	const today = todayInIndia(now);
	const days = await runInSlices(comingDays({ cards, weddings, today, reckoning: choice.reckoning }));
	return {
		...{ today: today.toISOString().slice(0, 10), days, choice, feedSince },
		couples: listCouples(cards, marriages),
	};
}
