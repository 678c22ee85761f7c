import type { Language } from '@/lib/core/language';
import type { MemberSort } from '@/lib/features/member/schema';
import { getInAlphabet } from '@/lib/platform/db/alphabet';
import { Prisma } from '@/lib/platform/db/generated/client';

/** An order of the list of members, in SQL. The id decides between those that are alike. */
export interface ListOrder {
	/** What is compared: names by the reader's alphabet, addresses by their bytes, so that the order is the same on every server. */
	key: Prisma.Sql;
	/** Of a column `key` and the `id` beside it. */
	along(key: Prisma.Sql): Prisma.Sql;
	/** The same from the last to the first. */
	against(key: Prisma.Sql): Prisma.Sql;
	/** The rows after a row, by the value of its key (null for those that have no value) and its id. */
	behind(last: { key: string | null; id: string }): Prisma.Sql;
}

interface SortColumn {
	column: string;
	/** A folded name, which is compared by the reader's alphabet. */
	isName: boolean;
	type: 'text' | 'timestamptz';
	/** Rows without a value come last in either direction. */
	isOptional: boolean;
}

const columns = {
	createdAt: { column: '"createdAt"', isName: false, type: 'timestamptz', isOptional: false },
	name: { column: '"nameKey"', isName: true, type: 'text', isOptional: false },
	email: { column: '"emailKey" COLLATE "C"', isName: false, type: 'text', isOptional: false },
	clan: { column: '"clanKey"', isName: true, type: 'text', isOptional: true },
	dynasty: { column: '"dynastyKey"', isName: true, type: 'text', isOptional: true },
} as const satisfies Record<string, SortColumn>;

const sorts = {
	createdAt: ['createdAt', 'ASC'],
	'-createdAt': ['createdAt', 'DESC'],
	name: ['name', 'ASC'],
	'-name': ['name', 'DESC'],
	email: ['email', 'ASC'],
	'-email': ['email', 'DESC'],
	clan: ['clan', 'ASC'],
	'-clan': ['clan', 'DESC'],
	dynasty: ['dynasty', 'ASC'],
	'-dynasty': ['dynasty', 'DESC'],
} as const satisfies Record<MemberSort, readonly [keyof typeof columns, 'ASC' | 'DESC']>;

// Every one of these orders is one of an index in the migrations, read forwards or backwards.
export function listOrder(sort: MemberSort, language: Language): ListOrder {
	const [name, direction] = sorts[sort];
	const column = columns[name];
	const opposite = direction === 'ASC' ? 'DESC' : 'ASC';
	const blank = (place: 'FIRST' | 'LAST') => Prisma.raw(column.isOptional ? ` NULLS ${place}` : '');
	const stored = Prisma.raw(column.column);
	const key = column.isName ? getInAlphabet(stored, language) : stored;
	return {
		key,
		along: (compared) =>
			Prisma.sql`${compared} ${Prisma.raw(direction)}${blank('LAST')}, "id" ${Prisma.raw(direction)}`,
		against: (compared) =>
			Prisma.sql`${compared} ${Prisma.raw(opposite)}${blank('FIRST')}, "id" ${Prisma.raw(opposite)}`,
		behind(last) {
			const further = Prisma.raw(direction === 'ASC' ? '>' : '<');
			if (last.key === null) return Prisma.sql`(${key} IS NULL AND "id" ${further} ${last.id}::uuid)`;
			const value = Prisma.sql`${last.key}::${Prisma.raw(column.type)}`;
			const after = Prisma.sql`(${key}, "id") ${further} (${value}, ${last.id}::uuid)`;
			return column.isOptional ? Prisma.sql`(${after} OR ${key} IS NULL)` : after;
		},
	};
}
