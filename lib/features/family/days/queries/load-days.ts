import { todayInIndia } from '@/lib/core/calendar';
import type { Language } from '@/lib/core/language';
import { runInSlices } from '@/lib/core/slices';
import { readChoice } from '@/lib/features/family/days/commands/change-choice';
import { findMarriages, listCouples } from '@/lib/features/family/days/commands/save-wedding';
import type { FamilyDaysReply } from '@/lib/features/family/days/schema';
import type { DatedCard } from '@/lib/features/family/tree/queries/answer-of-tree';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { comingDays } from './find-days';

/** The coming days of a member's family, and how they read them. */
export async function loadFamilyDays(
	memberId: string,
	language: Language,
	now: Date,
): Promise<FamilyDaysReply> {
	const marriages = await findMarriages(memberId);
	const cards = await readDatedCards(memberId, marriages, language, now);
	return { ...(await findDays(memberId, { cards, marriages }, now)), couples: listCouples(cards, marriages) };
}

/** The most days that `loadSoonDays` finds, and how far ahead they are. */
const soonAtMost = 3;
const soonMs = 30 * 86_400_000;

/** The next days of a member's family within a month. */
export async function loadSoonDays(
	memberId: string,
	language: Language,
	now: Date,
): Promise<FamilyDaysReply> {
	const marriages = (await findMarriages(memberId)).filter(hasDay);
	const cards = await readDatedCards(memberId, marriages, language, now);
	const found = await findDays(memberId, { cards, marriages }, now);
	const last = new Date(Date.parse(found.today) + soonMs).toISOString().slice(0, 10);
	const days = found.days.filter(({ date }) => date <= last).slice(0, soonAtMost);
	return { ...found, days, couples: [] };
}

type Marriage = Awaited<ReturnType<typeof findMarriages>>[number];

const hasDay = ({ marriedOn, isWholeDay }: Marriage) => marriedOn !== null && isWholeDay;

interface Dated {
	cards: ReadonlyMap<string, DatedCard>;
	marriages: readonly Marriage[];
}

async function findDays(
	memberId: string,
	{ cards, marriages }: Dated,
	now: Date,
): Promise<Omit<FamilyDaysReply, 'couples'>> {
	const { choice, feedSince } = await readChoice(memberId);
	const weddings = marriages.flatMap(({ partnerIds, marriedOn, isWholeDay }) =>
		marriedOn && isWholeDay ? [{ partnerIds, marriedOn }] : [],
	);
	const today = todayInIndia(now);
	const days = await runInSlices(comingDays({ cards, weddings, today, reckoning: choice.reckoning }));
	return { today: today.toISOString().slice(0, 10), days, choice, feedSince };
}

/** The cards of the married and of those who have a day, by their ids and in the order of the tree. */
async function readDatedCards(
	memberId: string,
	marriages: readonly Marriage[],
	language: Language,
	now: Date,
): Promise<ReadonlyMap<string, DatedCard>> {
	const tree = await openTree(memberId, language, now);
	const cards = await tree.ask(
		'dated',
		marriages.flatMap(({ partnerIds }) => partnerIds),
	);
	return new Map(cards.map((card) => [card._id, card]));
}
