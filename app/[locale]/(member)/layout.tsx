import type { ReactNode } from 'react';
import { EmailNotice } from '@/components/member/email-notice';
import { Chrome } from '@/components/site/chrome';
import { loadUnconfirmedEmail } from '@/lib/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';
import { contactIn } from '@/lib/site/contact';
import { loadSettings } from '@/lib/site/loaders';

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
			{children}
		</Chrome>
	);
}
