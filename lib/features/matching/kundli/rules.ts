import type { BirthPrecision } from '@/lib/platform/db/generated/enums';
import { type Birth, type BirthTimePrecision, findRefusal, type Refusal } from '@/lib/rules/kundli/kundli';

/** What is stored of a birth. */
export interface StoredBirth {
	bornOn: Date | null;
	bornPrecision: BirthPrecision | null;
	birthMoment: {
		minutes: number | null;
		timePrecision: BirthTimePrecision | null;
		latitude: number | null;
		longitude: number | null;
		kundliSince: Date | null;
	} | null;
}

export const birthColumns = {
	bornOn: true,
	bornPrecision: true,
	birthMoment: {
		select: { minutes: true, timePrecision: true, latitude: true, longitude: true, kundliSince: true },
	},
} as const;

/** A birth that can be computed, or why it cannot. */
export function readBirth({ bornOn, bornPrecision, birthMoment }: StoredBirth, now: Date) {
	if (bornOn === null || bornPrecision !== 'day') return { birth: null, gap: 'bornOn' as const };
	const { minutes = null, timePrecision = null, latitude = null, longitude = null } = birthMoment ?? {};
	const birth: Birth = {
		bornOn,
		time: minutes === null || timePrecision === null ? null : { minutes, precision: timePrecision },
		place: latitude === null || longitude === null ? null : { latitude, longitude },
	};
	const gap: Refusal | null = findRefusal(birth, now);
	return gap === null ? { birth, gap } : { birth: null, gap };
}
