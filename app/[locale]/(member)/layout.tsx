import type { ReactNode } from 'react';
import { EmailNotice } from '@/components/member/email-notice';
import { Chrome } from '@/components/site/chrome';
import { loadUnconfirmedEmail } from '@/lib/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';

export default async function MemberLayout({
	children,
	params,
}: {
	children: ReactNode;
	params: PageParams;
}) {
	const language = await languageOfPage(params);
	const email = await loadUnconfirmedEmail();
	return (
		<Chrome language={language}>
			{email !== null && (
				<div className="container-page pt-4">
					<EmailNotice email={email} texts={getMessages(language).emailConfirmation} />
				</div>
			)}
			{children}
		</Chrome>
	);
}
