import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import type { MemberWhereInput } from '@/lib/db/generated/models';

/** As the terms say. */
export const adultAge = 18;

/** Everybody but those who say that they are younger: such a member is shown to nobody outside their own tree. */
export function adultAt(now: Date) {
	const latestBirth = bornOnFromAge(adultAge, todayInIndia(now));
	return { OR: [{ bornOn: null }, { bornOn: { lte: latestBirth } }] } satisfies MemberWhereInput;
}
