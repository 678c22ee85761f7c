import { Prisma } from '@/lib/db/generated/client';

/** SQL: whether a row's "email", as somebody typed it, is the address with this key. */
export function isAddress(emailKey: string): Prisma.Sql {
	return Prisma.sql`lower(normalize(trim("email"), NFKC)) = ${emailKey}`;
}
