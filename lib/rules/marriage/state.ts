import { marriageAge } from '@/lib/core/adult';
import { ageOn } from '@/lib/core/calendar';
import type { BirthSpan } from '@/lib/rules/kinship/graph';
import type { Individual, MarriageGraph } from './family-records';
import type { CustomReason, LawReason, Side } from './reasons';

/** The bridegroom's and the bride's. */
const minimumAges = { M: marriageAge.Male, F: marriageAge.Female } as const;

const dayMs = 24 * 60 * 60 * 1000;

export function ageReasons({ sex, born }: Individual, of: Side, today: Date): LawReason[] {
	const minimumAge = sex === null ? minimumAges.F : minimumAges[sex];
	const isUnderAge = born !== null && ageFrom(born.earliest, today) < minimumAge;
	return isUnderAge ? [{ code: 'underAge', kind: 'law', of, minimumAge }] : [];
}

/** Whether the birth, with the precision that is known, leaves it open whether somebody is of age. */
export function isAgeOpen({ sex, born }: Individual, today: Date): boolean {
	if (born === null) return true;
	const minimumAge = sex === null ? minimumAges.F : minimumAges[sex];
	return ageFrom(born.latest, today) < minimumAge && ageFrom(born.earliest, today) >= minimumAge;
}

const ageFrom = (day: BirthSpan['latest'], today: Date) => ageOn(new Date(day * dayMs), today);

/**
 * s. 5(i): neither has a spouse living. A recorded marriage that lasts counts before what a profile or card says. Without
 * one, who is said to be married is believed, also where the recorded marriages have ended: until one of the two records
 * is corrected, nobody can tell which is out of date.
 */
export function marriedReasons(
	graph: MarriageGraph,
	{ marriages, saidMarriedBy }: Individual,
	otherId: string,
	of: Side,
): LawReason[] {
	const lasting = marriages.filter(
		({ partnerId, endedBy }) => endedBy === null && !graph.individuals.get(partnerId)?.isDeceased,
	);
	if (lasting.length > 0) {
		return lasting
			.filter(({ partnerId }) => partnerId !== otherId)
			.map(({ partnerId }) => ({ code: 'married', kind: 'law', of, spouseId: partnerId }));
	}
	if (saidMarriedBy === null) return [];
	if (marriages.length === 0) return [{ code: 'married', kind: 'law', of, spouseId: null }];
	const spouseIds = marriages.map(({ partnerId }) => partnerId);
	return [{ code: 'marriedButEnded', kind: 'law', of, saidBy: saidMarriedBy, spouseIds }];
}

/**
 * s. 15: a divorced person may marry again once no appeal against the decree is possible or pending; the portal does not know
 * the decree. Custom: whether a second marriage (nata) is usual differs from family to family.
 */
export function formerMarriageReasons({ formerMarriage }: Individual, of: Side) {
	const law: LawReason[] = formerMarriage === 'divorced' ? [{ code: 'divorced', kind: 'law', of }] : [];
	const custom: CustomReason[] =
		formerMarriage === null ? [] : [{ code: 'marriedBefore', kind: 'custom', of, how: formerMarriage }];
	return { law, custom };
}

/** The Act knows a bridegroom and a bride. */
export function sexReasons(a: Individual, b: Individual): LawReason[] {
	return a.sex !== null && a.sex === b.sex ? [{ code: 'sameSex', kind: 'law', sex: a.sex }] : [];
}
