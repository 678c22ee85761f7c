import { adultAge } from '@/lib/core/adult';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import type { MemberWhereInput } from '@/lib/db/generated/models';

/** Everybody but those who say that they are younger: such a member is shown to nobody outside their own tree. */
export function adultAt(now: Date) {
	const latestBirth = bornOnFromAge(adultAge, todayInIndia(now));
	return { OR: [{ bornOn: null }, { bornOn: { lte: latestBirth } }] } satisfies MemberWhereInput;
}
