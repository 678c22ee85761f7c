import { todayInIndia } from '@/lib/core/calendar';
import { getEmailKey } from '@/lib/core/email-rule';
import { type Life, lifeAfter, lifeColumns } from '@/lib/core/life';
import { nameKey } from '@/lib/core/name-key';
import { noteChange } from '@/lib/platform/audit/write';
import { findWeakness, hashPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { EnvError } from '@/lib/platform/env/env';
import { translator } from '@/lib/platform/i18n/translate';

interface NamedAdministrator {
	email: string;
	password: string;
	/** The demo's own, which is marked as such when it is made. */
	isDemo?: boolean;
}

/**
 * Holds ADMIN_PASSWORD to what members' passwords are held to, on every start: the account that is there already may
 * have been made with it.
 *
 * @throws EnvError
 */
export async function checkAdministratorPassword({ email, password }: NamedAdministrator): Promise<void> {
	if ((await findWeakness(password, getEmailKey(email))) === null) return;
	throw new EnvError(
		'ADMIN_PASSWORD must be hard to guess, neither one of the most common passwords nor the name of ADMIN_EMAIL; ' +
			'an account that has it by now keeps it until it is changed in the portal',
	);
}

/**
 * Makes sure that this address has an account of an administrator. An account that is there keeps its password,
 * unless nobody has claimed it yet: then the only one who knows its password is the member who added the relative. Its member is no
 * longer marked as deceased, since nobody logs in to such an account.
 */
export async function ensureAdministrator({
	email,
	password,
	isDemo = false,
}: NamedAdministrator): Promise<'created' | 'promoted' | 'kept'> {
	const emailKey = getEmailKey(email);
	const account = await db.member.findUnique({
		where: { emailKey },
		select: { id: true, isAdmin: true, claimedAt: true, ...lifeColumns },
	});
	if (account?.isDeceased) await clearDeceased(account.id, account);
	// An account that somebody has named is nobody's to try out.
	if (account && !isDemo)
		await db.member.updateMany({ where: { id: account.id, isDemo: true }, data: { isDemo: false } });
	if (account?.isAdmin) {
		await confirmAddress(account.id);
		return 'kept';
	}
	if (account) {
		await promote(account.id, account.claimedAt ? null : await hashPassword(password));
		return 'promoted';
	}
	return create({ email: email.trim(), password, isDemo }, emailKey);
}

async function promote(id: string, passwordHash: string | null): Promise<void> {
	const now = new Date();
	const claim = passwordHash !== null && { passwordHash, claimedAt: now };
	await db.$transaction([
		db.member.update({
			where: { id },
			data: { isAdmin: true, emailConfirmedAt: now, ...claim },
			select: { id: true },
		}),
		// A change of role ends the sessions that began in the other.
		db.session.deleteMany({ where: { memberId: id } }),
	]);
}

async function clearDeceased(id: string, life: Life): Promise<void> {
	const now = new Date();
	await db.$transaction(async (tx) => {
		const { count } = await tx.member.updateMany({
			where: { id, isDeceased: true },
			data: { ...lifeAfter(life, { isDeceased: false }, todayInIndia(now)), version: { increment: 1 } },
		});
		if (count === 0) return;
		await noteChange(tx, {
			...{ actorId: null, action: 'member.update', subjectType: 'member', subjectId: id },
			...{ before: { isDeceased: true }, after: { isDeceased: false } },
		});
	});
}

/** The operator who sets ADMIN_EMAIL vouches for the address. */
async function confirmAddress(id: string): Promise<void> {
	await db.member.updateMany({
		where: { id, emailConfirmedAt: null },
		data: { emailConfirmedAt: new Date() },
	});
}

async function create(
	{ email, password, isDemo }: Required<NamedAdministrator>,
	emailKey: string,
): Promise<'created' | 'kept'> {
	const name = translator('hi')('account.administratorName');
	const nameInOtherScript = translator('en')('account.administratorName');
	const now = new Date();
	try {
		await db.member.create({
			data: {
				email,
				emailKey,
				passwordHash: await hashPassword(password),
				claimedAt: now,
				emailConfirmedAt: now,
				isAdmin: true,
				isListed: false,
				isDemo,
				name,
				nameInOtherScript,
				nameKey: nameKey(name),
			},
			select: { id: true },
		});
		return 'created';
	} catch (error) {
		// Another process that starts on the same database was faster.
		if (isUniqueViolation(error, 'Member_emailKey_key')) return 'kept';
		throw error;
	}
}
