import { reportMailLimit } from '@/lib/features/matching/constants';
import { reportMail } from '@/lib/features/matching/mails';
import { nameIn } from '@/lib/features/member/dto/written';
import { listForwardRecipients } from '@/lib/features/member/queries/forward-recipients';
import { db } from '@/lib/platform/db/client';
import { getEnv } from '@/lib/platform/env/env';
import { isWithin } from '@/lib/platform/limits/limits';
import { log } from '@/lib/platform/log/log';
import { sendMail } from '@/lib/platform/mail/send';
import { typedTextFor } from '@/lib/platform/mail/typed-text';

/** Tells administrators of a report, but the one it may be about. */
export async function notifyOfReport(id: string): Promise<void> {
	const report = await db.memberReport.findUnique({
		where: { id },
		select: {
			reason: true,
			text: true,
			reporter: { select: { name: true, nameInOtherScript: true } },
			about: { select: { id: true, name: true, nameInOtherScript: true } },
		},
	});
	// Both are read after the report: they may have gone meanwhile, and the report with them.
	if (!report?.reporter || !report.about) return;
	const { reporter, about, reason, text } = report;
	const administrators = (await listForwardRecipients()).filter(({ id: memberId }) => memberId !== about.id);
	for (const administrator of administrators) {
		const { id: administratorId, email, language } = administrator;
		if (!(await isWithin(reportMailLimit, administratorId))) continue;
		const facts = {
			id,
			language,
			reporter: typedTextFor(administrator, nameIn(language, reporter)),
			about: typedTextFor(administrator, nameIn(language, about)),
			reason,
			text: typedTextFor(administrator, text),
			appUrl: getEnv().appUrl,
		};
		// One that cannot be reached does not stop the mails to the others.
		await sendMail({ ...reportMail(facts), to: email }).catch((error: unknown) =>
			log.error({ err: error }, 'an administrator was not mailed about a report'),
		);
	}
}
