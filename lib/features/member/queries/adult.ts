import { adultAge } from '@/lib/core/adult';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { Prisma } from '@/lib/platform/db/generated/client';

/**
 * Everybody but those who say that they are younger: such a member is shown to nobody outside their own tree. In SQL, for a
 * column that holds the day of birth.
 */
export function isAdult(bornOn: Prisma.Sql, now: Date): Prisma.Sql {
	return Prisma.sql`(${bornOn} IS NULL OR ${bornOn} <= ${latestBirth(now)}::date)`;
}

function latestBirth(now: Date): Date {
	return bornOnFromAge(adultAge, todayInIndia(now));
}
