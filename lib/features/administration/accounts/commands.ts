import { getChangedEmailKey } from '@/lib/core/email-rule';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { accountDeletedMail } from '@/lib/features/account/mails/account-removed-mail';
import { endWithAccount } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { noteRemoval } from '@/lib/features/matching/reports/commands/answer-report';
import { changeAccount } from '@/lib/features/member/commands/change-role';
import { trashMember } from '@/lib/features/member/commands/trash-member';
import { findProfile, type OwnProfileRow } from '@/lib/features/member/queries/find-profile';
import type { MemberChanges } from '@/lib/features/member/schema';
import { noteChange } from '@/lib/platform/audit/write';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { forgiveLogins } from '@/lib/platform/auth/login';
import { checkPasswordStrength, hashPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { type Decider, noteDecision, type Undo } from '@/lib/platform/decisions/decisions';
import { getEnv } from '@/lib/platform/env/env';

interface ChangedMember {
	profile: OwnProfileRow;
	/** The member's own. */
	language: Language;
	/** The address until now, when it is another one. */
	formerEmail: string | null;
	/** Of a changed role. */
	undo: Undo | null;
}

interface MemberChange extends Omit<Decider, 'actorId'> {
	actor: MemberActor;
	/** Null takes the photo away. */
	photo: Uint8Array | null | undefined;
}

/**
 * Changes a member's account for an administrator, cheapest refusals first. An age under 18 is refused at
 * registration only: here it corrects what was entered, and hides the member from everybody but their family.
 *
 * @throws DomainError `notFound`, `password.weak`, `record.stale`, `email.taken`, `administrator.last`, and what
 * storing a picture throws
 */
export async function changeMember(
	memberId: string,
	{ password, email, isAdmin, __v, ...record }: MemberChanges,
	{ actor, photo, now, batch }: MemberChange,
): Promise<ChangedMember> {
	const member = await getAccount(memberId);
	const emailKey = getChangedEmailKey(email, member.emailKey);
	if (password) await checkPasswordStrength(password, emailKey);
	const account = {
		...(email !== undefined && { email }),
		...(isAdmin !== undefined && { isAdmin }),
		...(password && { passwordHash: await hashPassword(password) }),
	};
	const change = { record, account, photo, version: __v };
	const undo = await changeAccount(memberId, change, { actorId: actor.memberId, now, batch });
	if (password) await forgiveLogins(emailKey);
	const changed = await findProfile(memberId);
	if (!changed) throw new DomainError('notFound');
	const formerEmail = emailKey === member.emailKey ? null : member.email;
	return { profile: changed, language: member.language, formerEmail, undo };
}

interface ForReport {
	id: string;
	/** Takes the replies to reporters that are to be mailed. */
	onTold: (replyIds: string[]) => void;
}

/**
 * Puts a member's account into the trash for an administrator, with everything of the person. Its member is mailed once
 * that can no longer be undone. The audit log keeps for which report it was done, where it was for one.
 *
 * @throws DomainError `notFound`, `administrator.last`
 */
export async function removeAccount(memberId: string, decider: Decider, report?: ForReport): Promise<Undo> {
	const { email, language, isDemo } = await getAccount(memberId);
	return db.$transaction(async (tx) => {
		if (report) report.onTold(await noteRemoval(tx, { reportId: report.id, aboutId: memberId }, decider));
		await endWithAccount(tx, memberId, decider.now);
		if ((await trashMember(tx, memberId, decider)) === null) throw new DomainError('notFound');
		const { actorId } = decider;
		await noteChange(tx, { actorId, action: 'member.delete', subjectType: 'member', subjectId: memberId });
		const sent = accountDeletedMail({ language, appUrl: getEnv().appUrl });
		const mail = isDemo ? null : { ...sent, to: email };
		const decision = { action: 'member.delete', subjectId: memberId, ownerId: memberId, mail } as const;
		return noteDecision(tx, decision, decider);
	});
}

/** An unclaimed account is not there, as in every other call. */
async function getAccount(id: string) {
	const account = await db.member.findFirst({
		where: { id, claimedAt: { not: null } },
		select: { email: true, emailKey: true, language: true, isDemo: true },
	});
	if (!account) throw new DomainError('notFound');
	return account;
}
