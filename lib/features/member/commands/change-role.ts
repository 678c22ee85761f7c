import * as z from 'zod';
import { getChangedEmailKey } from '@/lib/core/email-rule';
import { DomainError } from '@/lib/core/errors';
import { profileColumns } from '@/lib/features/member/queries/find-profile';
import { formerColumns, type RecordChanges } from '@/lib/features/member/rules/columns';
import type { MemberChanges } from '@/lib/features/member/schema';
import type { Recorded } from '@/lib/platform/audit/differences';
import { noteChange } from '@/lib/platform/audit/write';
import { isNotFound, isUniqueViolation } from '@/lib/platform/db/errors';
import type { Prisma } from '@/lib/platform/db/generated/client';
import {
	checkIsLatest,
	type Decider,
	noteDecision,
	roleActions,
	type TakenDecision,
	type Undo,
} from '@/lib/platform/decisions/decisions';
import { withNewPicture } from '@/lib/platform/media/pictures';
import { emailTaken, writeProfile } from './change-profile';

interface AccountChange {
	record: RecordChanges;
	/** Absent is unchanged. */
	account: Pick<MemberChanges, 'email' | 'isAdmin'> & { passwordHash?: string };
	/** Null takes the photo away. */
	photo: Uint8Array | null | undefined;
	/** The record that the change was made from, where its maker says which. */
	version: number | undefined;
}

/**
 * Writes what an administrator has changed of an account, with an entry in the audit log that holds both values of
 * every field that is another now. A new address, password or role ends the account's sessions, and so does the mark
 * that its member is deceased. A code that is on its way to the former owner of an address or password, or to a deceased
 * member, is worth nothing any more, nor is a link that confirms an address. A new address is to be confirmed. Returns how to undo a changed role, null when the role is the same.
 *
 * @throws DomainError `notFound` when the account has just been removed, `record.stale`, `email.taken`,
 * `administrator.last`, and what storing a picture throws
 */
export async function changeAccount(
	memberId: string,
	{ record: changes, account, photo, version }: AccountChange,
	decider: Decider,
): Promise<Undo | null> {
	const { actorId, now } = decider;
	const { passwordHash, email } = account;
	try {
		return await withNewPicture(photo, async (tx, newPhoto, leave) => {
			const before = await lockAccount(tx, memberId, version);
			const recordBefore = await readRecord(tx, memberId);
			const emailKey = getChangedEmailKey(email, before.emailKey);
			const isOtherAddress = emailKey !== before.emailKey;
			const data = { ...account, emailKey, ...(isOtherAddress && { emailConfirmedAt: null }) };
			await writeProfile(tx, before, { changes, newPhoto, leave }, now);
			const after = await tx.member.update({
				where: { id: memberId },
				data,
				select: { isAdmin: true, isDeceased: true },
			});

			const hasNewLogin = passwordHash !== undefined || isOtherAddress;
			const hasDied = after.isDeceased && !before.isDeceased;
			if (isOtherAddress || hasDied) await tx.emailConfirmation.deleteMany({ where: { memberId } });
			if (hasNewLogin || hasDied) {
				await tx.oneTimeCode.updateMany({ where: { memberId, usedAt: null }, data: { usedAt: now } });
			}
			const hasNewRole = after.isAdmin !== before.isAdmin;
			if (hasNewLogin || hasNewRole || hasDied) {
				await tx.session.deleteMany({ where: { memberId } });
			}

			await noteChange(tx, {
				actorId,
				action: 'member.update',
				subjectType: 'member',
				subjectId: memberId,
				before: recordBefore,
				after: {
					...(await readRecord(tx, memberId)),
					...(passwordHash !== undefined && { password: 'another' }),
				},
			});
			const action = after.isAdmin ? 'member.promote' : 'member.demote';
			const decision = { action, subjectId: memberId, ownerId: memberId, mail: null } as const;
			return hasNewRole ? noteDecision(tx, decision, decider) : null;
		});
	} catch (error) {
		if (isUniqueViolation(error, 'Member_emailKey_key')) throw emailTaken(error);
		throw error;
	}
}

/**
 * Restores the role that a decision changed. The person's sessions end again, as with every change of the role.
 *
 * @throws DomainError `undo.changed` when the role was changed again
 */
export async function undoRoleChange(tx: Prisma.TransactionClient, decision: TakenDecision): Promise<void> {
	const { action, subjectId: memberId, actorId } = decision;
	const isAdmin = action === 'member.promote';
	const { count } = await tx.member.updateMany({
		where: { id: memberId, isAdmin },
		data: { isAdmin: !isAdmin, version: { increment: 1 } },
	});
	if (count === 0) throw new DomainError('undo.changed');
	await checkIsLatest(tx, decision, roleActions);
	await tx.session.deleteMany({ where: { memberId } });
	await noteChange(tx, {
		...{ actorId, action: 'member.undo', subjectType: 'member', subjectId: memberId },
		...{ before: { isAdmin }, after: { isAdmin: !isAdmin } },
	});
}

async function lockAccount(tx: Prisma.TransactionClient, id: string, version: number | undefined) {
	const { version: next, ...account } = await tx.member
		.update({
			where: { id },
			data: { version: { increment: 1 } },
			select: {
				...{ id: true, version: true, emailKey: true },
				...{ isAdmin: true, photoId: true, ...formerColumns },
			},
		})
		.catch(refuseAbsent);
	if (version !== undefined && version !== next - 1) throw new DomainError('record.stale');
	return account;
}

function refuseAbsent(error: unknown): never {
	throw isNotFound(error) ? new DomainError('notFound', { cause: error }) : error;
}

/** The E.164 form says nothing that the number beside it does not. */
const unrecorded: readonly string[] = ['version', 'mobileE164'];
const recordedColumns = profileColumns.filter((column) => !unrecorded.includes(column));
const record = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** What the audit log may hold of an account: what it tells of its member, and no secret. Dates as texts. */
async function readRecord(tx: Prisma.TransactionClient, memberId: string): Promise<Recorded> {
	const [row] = await tx.$queryRaw<{ record: unknown }[]>`
		SELECT jsonb_object_agg("column", "value") AS record
		FROM "Member" member CROSS JOIN jsonb_each(to_jsonb(member)) AS field ("column", "value")
		WHERE member."id" = ${memberId}::uuid AND "column" = ANY(${recordedColumns})`;
	const { photoId: photo, ...rest } = record.parse(row?.record);
	return { ...rest, photo };
}
