import type { ReactNode } from 'react';
import { EmailNotice } from '@/components/member/email-notice';
import { MemberQueries } from '@/components/member/member-queries';
import { Chrome } from '@/components/site/chrome';
import { loadUnconfirmedEmail } from '@/lib/features/account/loaders';
import { contactIn } from '@/lib/features/site/contact';
import { loadSettings } from '@/lib/features/site/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export default async function MemberLayout({
	children,
	params,
}: {
	children: ReactNode;
	params: PageParams;
}) {
	const language = await languageOfPage(params);
	const [email, settings] = await Promise.all([loadUnconfirmedEmail(), loadSettings()]);
	return (
		<Chrome language={language} contact={contactIn(settings, language)}>
			{email !== null && (
				<div className="container-page pt-4">
					<EmailNotice email={email} texts={getMessages(language).emailConfirmation} />
				</div>
			)}
			<MemberQueries language={language}>{children}</MemberQueries>
		</Chrome>
	);
}
