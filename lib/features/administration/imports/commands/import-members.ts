import { randomUUID } from 'node:crypto';
import { findMinority } from '@/lib/core/adult';
import { todayInIndia } from '@/lib/core/calendar';
import { emailAddress } from '@/lib/core/email';
import { getEmailKey } from '@/lib/core/email-rule';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { getFieldError } from '@/lib/core/field-error';
import type { Language } from '@/lib/core/language';
import { mapInSteps, runInSlices } from '@/lib/core/slices';
import {
	getPlan,
	type ImportColumns,
	type ImportPlan,
	type ImportTable,
	type PlannedRow,
	StalePlan,
} from '@/lib/features/administration/imports/rules';
import {
	type ImportedAccount,
	insertImportedAccounts,
} from '@/lib/features/member/commands/unclaimed-accounts';
import { getColumns, noFormerRecord } from '@/lib/features/member/rules/columns';
import { importedMember, type ProfileChanges } from '@/lib/features/member/schema';
import { noteChanges } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Mail } from '@/lib/platform/mail/mail';

/** The first row of the template. */
export const memberImportColumns = Object.keys(importedMember.shape);

export const memberTable: ImportColumns = { columns: memberImportColumns, needed: [['name'], ['email']] };

const transactionLimitMs = 60_000;
/** Prisma takes some milliseconds to write the values of a statement. */
const writtenAtOnce = 50;
/** Each mail after the one before it, so that a mail server takes them. */
const mailEveryMs = 250;

interface Importing {
	plan: string | undefined;
	actorId: string;
	language: Language;
	now: Date;
	/** The mail to a member about the account that has been made for them. */
	mailTo(account: ImportedAccount): Mail;
}

/** What the file would do. */
export async function planMembers(table: ImportTable, now: Date): Promise<ImportPlan> {
	return (await planned(table, now)).plan;
}

/**
 * Makes an unclaimed account for everybody in the file who has none, whole or not at all; answers what has been done.
 * Each is mailed how to claim it, one after the other.
 *
 * @throws StalePlan when that is not the plan that was looked at
 */
export async function importMembers(
	table: ImportTable,
	{ plan: seen, actorId, language, now, mailTo }: Importing,
): Promise<ImportPlan> {
	const { plan, accounts } = await planned(table, now);
	if (seen !== undefined && seen !== plan.id) throw new StalePlan();
	// Before the transaction, which the database does not keep open for somebody who is busy.
	const mails = await runInSlices(mapInSteps(accounts, (account) => ({ ...mailTo(account) })));
	await db
		.$transaction(
			async (tx) => {
				await insertImportedAccounts(tx, accounts, { language, now });
				for (let from = 0; from < accounts.length; from += writtenAtOnce) {
					const some = accounts.slice(from, from + writtenAtOnce);
					const action = 'member.import' as const;
					await noteChanges(
						tx,
						some.map(({ id, email, profile }) => ({
							...{ actorId, action, subjectType: 'member', subjectId: id },
							after: { email, name: profile.name },
						})),
					);
					await tx.decision.createMany({
						data: some.map((account, at) => ({
							...{ action, subjectId: account.id, ownerId: account.id, actorId, decidedAt: now },
							undoUntil: new Date(now.getTime() + (from + at) * mailEveryMs),
							mail: mails[from + at] ?? Prisma.DbNull,
						})),
					});
				}
			},
			{ timeout: transactionLimitMs },
		)
		.catch((error: unknown) => {
			throw error instanceof DomainError && error.code === 'email.taken' ? new StalePlan() : error;
		});
	return plan;
}

async function planned(
	table: ImportTable,
	now: Date,
): Promise<{ plan: ImportPlan; accounts: ImportedAccount[] }> {
	const addresses = table.rows.flatMap(({ cells: { email } }) => {
		const read = emailAddress.safeParse(email);
		return read.success ? [getEmailKey(read.data)] : [];
	});
	const taken = await db.member.findMany({
		where: { emailKey: { in: addresses } },
		select: { emailKey: true },
	});
	const today = todayInIndia(now);
	const known = new Set(taken.map(({ emailKey }) => emailKey));
	const seen = new Set<string>();
	const accounts: ImportedAccount[] = [];
	const planning = mapInSteps(table.rows, ({ number, cells, fault }): PlannedRow => {
		const { outcome, problems, account } = fault ? refused([fault]) : planRow(cells, { known, seen, today });
		if (account) accounts.push(account);
		return { row: number, name: cells.name ?? cells.email ?? '', outcome, changes: [], problems };
	});
	const rows = await runInSlices(planning);
	return { plan: getPlan(rows, table.ignored, null), accounts };
}

interface RowPlan {
	outcome: 'added' | 'unchanged' | 'refused';
	problems: FieldError[];
	account?: ImportedAccount;
}

function planRow(
	cells: Record<string, string>,
	{ known, seen, today }: { known: ReadonlySet<string>; seen: Set<string>; today: Date },
): RowPlan {
	const parsed = importedMember.safeParse(cells, { reportInput: true });
	if (!parsed.success) return refused(parsed.error.issues.map(getFieldError));
	const { email, ...profile } = parsed.data;
	const minority = findMinority(profile, today);
	if (minority) return refused([minority]);
	const fault = findDateFault(profile, today);
	if (fault) return refused(fault);
	const emailKey = getEmailKey(email);
	// Left as it is; the rest of the row is ignored.
	if (known.has(emailKey))
		return { outcome: 'unchanged', problems: [{ path: 'email', message: 'hasAccount' }] };
	if (seen.has(emailKey)) return refused([{ path: 'email', message: 'twiceInFile' }]);
	seen.add(emailKey);
	return { outcome: 'added', problems: [], account: { id: randomUUID(), email, profile } };
}

/** What keeps the dates of a row from being written. */
function findDateFault(profile: ProfileChanges, today: Date): FieldError[] | null {
	try {
		getColumns(profile, noFormerRecord, today);
		return null;
	} catch (error) {
		if (error instanceof DomainError && error.details.fields) return error.details.fields;
		throw error;
	}
}

function refused(problems: FieldError[]): RowPlan {
	return { outcome: 'refused', problems };
}
