import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { groupedBy } from '@/lib/core/grouping';
import { searchKey } from '@/lib/core/text-folding';
import type { Canaries } from './canaries';
import { spared } from './spared-columns';

/** What these types hold says nothing by itself: ids, flags, choices, counts, moments of the portal's own. */
const wordlessTypes = new Set(['uuid', '_uuid', 'bool', 'int2', 'int4', 'int8', 'timestamptz']);

/** Folded, lower-case or dialled spellings, written with what they spell. */
const spelledFrom: Readonly<Record<string, string>> = {
	nameKey: 'name',
	clanKey: 'clan',
	dynastyKey: 'dynasty',
	titleKey: 'title',
	authorKey: 'author',
	emailKey: 'email',
	mobileE164: 'mobileNumber',
	foldedKey: 'en',
};

/** From which year on days are taken, so that nobody dies before they are born. */
const yearsOf: Readonly<Record<string, number>> = {
	bornOn: 1961,
	marriedOn: 1986,
	diedOn: 2001,
	endedOn: 2004,
};

interface Column {
	table: string;
	name: string;
	type: string;
}

export type Values = Readonly<Record<string, unknown>>;

/** Rows that hold a canary in every column that could hold words. */
export class Planter {
	readonly #client: pg.Client;
	readonly #columns: ReadonlyMap<string, readonly Column[]>;
	readonly #carried = new Set<string>();
	readonly #origins = new Map<string, string>();
	readonly canaries: Canaries;

	private constructor(client: pg.Client, columns: readonly Column[], canaries: Canaries) {
		this.#client = client;
		this.#columns = groupedBy(columns, ({ table }) => table);
		this.canaries = canaries;
	}

	static async into(client: pg.Client, makeCanaries: (takenDays: Set<string>) => Canaries): Promise<Planter> {
		const { rows } = await client.query<Column & { isChoice: boolean }>(`
			SELECT class.relname AS "table", attname AS "name", typname AS "type", typtype = 'e' AS "isChoice"
			FROM pg_attribute attribute
			JOIN pg_class class ON class.oid = attrelid AND relkind IN ('r', 'p')
			JOIN pg_namespace space ON space.oid = relnamespace AND nspname = 'public'
			JOIN pg_type type ON type.oid = atttypid
			WHERE attnum > 0 AND NOT attisdropped ORDER BY relname, attnum`);
		const columns = rows.map(({ isChoice, ...column }) => ({ ...column, ...(isChoice && { type: 'bool' }) }));
		const dates = columns.filter(({ type }) => type === 'date');
		const taken = new Set<string>();
		for (const { table, name } of dates) {
			const found = await client.query<{ day: string }>(
				`SELECT DISTINCT "${name}"::text AS day FROM "${table}" WHERE "${name}" IS NOT NULL`,
			);
			for (const { day } of found.rows) taken.add(day);
		}
		return new Planter(client, columns, makeCanaries(taken));
	}

	/** Writes a row and answers its id, if it has one. What is not given and can hold words gets a canary. */
	async plant(subject: string, table: string, given: Values = {}): Promise<string> {
		const columns = this.#columns.get(table);
		if (!columns) throw new Error(`There is no table ${table}`);
		const id = randomUUID();
		const values = new Map<string, unknown>(Object.entries(given));
		const [spelled, own] = [columns.filter(isSpelled), columns.filter((column) => !isSpelled(column))];
		for (const column of [...own, ...spelled]) {
			if (values.has(column.name)) continue;
			const value = this.#valueOf(`${subject}.${column.name}`, column, id, values);
			if (value !== undefined) values.set(column.name, value);
		}
		for (const name of ['id', ...values.keys()]) {
			const canary = `${subject}.${name}`;
			// A picture and its sizes are one subject, which is named first.
			if (!this.#origins.has(canary)) this.#origins.set(canary, `${table}.${name}`);
		}
		for (const { name, type } of columns) {
			if (isSpared(table, name) || wordlessTypes.has(type) || !values.get(name)) continue;
			this.#carried.add(`${table}.${name}`);
		}
		const names = [...values.keys()];
		await this.#client.query(
			`INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')})
			VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
			names.map((name) => values.get(name)),
		);
		return String(values.get('id') ?? id);
	}

	/** Rows that are there together or not at all, which is quicker too. */
	async together<T>(work: () => Promise<T>): Promise<T> {
		await this.#client.query('BEGIN');
		try {
			const done = await work();
			await this.#client.query('COMMIT');
			return done;
		} catch (error) {
			await this.#client.query('ROLLBACK');
			throw error;
		}
	}

	/** Changes a row that has been planted. */
	async change(table: string, id: string, values: Values): Promise<void> {
		const names = Object.keys(values);
		await this.#client.query(
			`UPDATE "${table}" SET ${names.map((name, at) => `"${name}" = $${at + 2}`).join(', ')} WHERE "id" = $1`,
			[id, ...Object.values(values)],
		);
	}

	#valueOf(
		canary: string,
		{ table, name, type }: Column,
		id: string,
		values: ReadonlyMap<string, unknown>,
	): unknown {
		if (name === 'id' && type === 'uuid') return id;
		if (name === 'updatedAt') return new Date();
		if (name === 'bornPrecision') return values.get('bornOn') === null ? null : 'day';
		// Only of the deceased.
		if (table === 'Member' && name === 'diedOn' && values.get('isDeceased') !== true) return undefined;
		if (isSpared(table, name)) return undefined;
		const source = spelledFrom[name];
		if (source !== undefined) {
			const spelled = String(values.get(source));
			if (name === 'mobileE164') return spelled.replaceAll(' ', '');
			return name === 'emailKey' ? spelled.toLowerCase() : searchKey(spelled);
		}
		// Written by a trigger.
		if (name === 'searchText') return undefined;
		if (name === 'mobileNumber') return this.canaries.mobile(canary);
		if (name === 'email') return `${this.canaries.word(canary)}@example.org`;
		switch (type) {
			case 'text':
				return this.canaries.word(canary);
			case '_text':
				return [this.canaries.word(canary)];
			case 'date':
				return this.canaries.day(canary, yearsOf[name] ?? 1950);
			case 'bytea':
				return this.canaries.bytes(canary);
			default:
				return undefined;
		}
	}

	/** The columns of canaries, such as `Member.clan`, by the names of the canaries. */
	get origins(): ReadonlyMap<string, string> {
		return this.#origins;
	}

	/** The columns that can hold words and are not spared. */
	get wordColumns(): string[] {
		return [...this.#columns.values()].flat().flatMap(({ table, name, type }) => {
			return wordlessTypes.has(type) || isSpared(table, name) ? [] : [`${table}.${name}`];
		});
	}

	hasColumn(column: string): boolean {
		return [...this.#columns.values()].flat().some(({ table, name }) => `${table}.${name}` === column);
	}

	/** The columns that hold words and no canary, without a reason. */
	get bare(): string[] {
		return this.wordColumns.filter((column) => !column.endsWith('.searchText') && !this.#carried.has(column));
	}

	/** The reasons that are about a column that is no longer there, or has a canary. */
	get idleReasons(): string[] {
		const known = [...this.#columns.values()].flat();
		return Object.keys(spared).filter((reason) => {
			const [table, name] = reason.split('.');
			return !known.some((column) => column.table === table && (name === '*' || column.name === name));
		});
	}
}

function isSpelled({ name }: Column): boolean {
	return name in spelledFrom;
}

function isSpared(table: string, name: string): boolean {
	return `${table}.${name}` in spared || `${table}.*` in spared;
}
