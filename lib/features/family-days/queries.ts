import { todayInIndia } from '@/lib/core/calendar';
import type { Language } from '@/lib/core/language';
import { runInSlices } from '@/lib/core/slices';
import { loadDerivedTree } from '@/lib/features/family/derived-tree';
import { db } from '@/lib/platform/db/client';
import type { MarriagePrecision } from '@/lib/platform/db/generated/enums';
import { type Fact, facts } from '@/lib/rules/gedcom/facts';
import { readChoice } from './choice';
import { comingDays } from './days';
import type { FamilyDaysReply } from './schema';

/** The coming days of a member's family, and how they read them. */
export async function loadFamilyDays(
	memberId: string,
	language: Language,
	now: Date,
): Promise<FamilyDaysReply> {
	const tree = await loadDerivedTree(memberId, language, now);
	const { choice, feedSince } = await readChoice(memberId);
	const unions = await db.union.findMany({
		where: { tree: { ownerId: memberId }, marriedOn: { not: null }, endedOn: null, endedBy: null },
		select: { partnerAId: true, partnerBId: true, marriedOn: true, marriedPrecision: true, facts: true },
	});
	const weddings = unions.flatMap(({ partnerAId, partnerBId, marriedOn, marriedPrecision, facts: stored }) =>
		marriedOn && isWholeDay({ marriedOn, marriedPrecision }, facts.parse(stored))
			? [{ partnerIds: [partnerAId, partnerBId] as const, marriedOn }]
			: [],
	);
	const today = todayInIndia(now);
	const days = await runInSlices(comingDays({ tree, weddings, today, reckoning: choice.reckoning }));
	return { today: today.toISOString().slice(0, 10), days, choice, feedSince };
}

/** Whether the day of a wedding is known. What a file says more exactly or less than the columns is a fact. */
function isWholeDay(
	{ marriedOn, marriedPrecision }: { marriedOn: Date; marriedPrecision: MarriagePrecision | null },
	said: readonly Fact[],
): boolean {
	const date = said.find(({ tag }) => tag === 'MARR')?.date;
	if (date !== undefined) return /^\d{1,2} [A-Z]{3} \d{4}$/.test(date);
	if (marriedPrecision !== null) return marriedPrecision === 'day';
	// Of a date from before the precision was recorded, the first of January is mostly a year.
	return marriedOn.getUTCMonth() > 0 || marriedOn.getUTCDate() > 1;
}
