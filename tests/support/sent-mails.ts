import type { Mail } from '@/lib/platform/mail/mail';

// Takes the place of the module that sends mails:
// vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));

/** The mails that the tests of a file have caused, the oldest first. */
export const sent: Mail[] = [];

export async function sendMail(mail: Mail): Promise<void> {
	sent.push(mail);
}
