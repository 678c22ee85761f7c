import { clanKeyIn } from '@/lib/clan/groups';
import { ageOn, bornOnFromAge } from '@/lib/core/calendar';
import { searchKey } from '@/lib/core/text-folding';
import { withE164 } from './mobile-e164';
import type { ProfileChanges } from './schema';

/**
 * What is written for what a member tells: search keys beside the texts they fold, the E.164 form beside the mobile
 * number, and the birth date for an age.
 * The age that `bornOn` makes today anyway leaves the date alone. Dates as midnight UTC.
 */
export function columnsOf(changes: ProfileChanges, bornOn: Date | null, today: Date) {
	const { age, isManglikKnown, ...told } = changes;
	return {
		...withE164(told),
		...(told.name !== undefined && { nameKey: searchKey(told.name) }),
		...(told.clan !== undefined && { clanKey: told.clan && clanKeyIn(told.clan) }),
		...(told.dynasty !== undefined && { dynastyKey: told.dynasty && searchKey(told.dynasty) }),
		...(isManglikKnown === false && told.isManglik !== true && { isManglik: null }),
		...(age !== undefined && birthOf(age, bornOn, today)),
	};
}

function birthOf(age: number | null, bornOn: Date | null, today: Date) {
	if (age === null) return { bornOn: null, bornPrecision: null };
	if (bornOn && ageOn(bornOn, today) === age) return {};
	return { bornOn: bornOnFromAge(age, today), bornPrecision: 'age' as const };
}
