import { db } from '@/lib/platform/db/client';

/** The administrators to whom messages and reports are mailed in full: all but those who have chosen otherwise. */
export function listForwardRecipients() {
	return db.member.findMany({
		where: {
			...{ isAdmin: true, isDeceased: false, claimedAt: { not: null } },
			OR: [{ administratorMail: null }, { administratorMail: { forwardsMessages: true } }],
		},
		select: { id: true, email: true, emailConfirmedAt: true, language: true },
	});
}
