import type { ReactNode } from 'react';
import { TermsNotice } from '@/components/account/terms-notice';
import { Chrome } from '@/components/layout/chrome';
import { MemberQueries } from '@/components/layout/member-queries';
import { PageMessages } from '@/components/layout/page-messages';
import { EmailNotice } from '@/components/member/email-notice';
import { BellButton } from '@/components/messaging/notifications/bell-button';
import { loadUnconfirmedEmail } from '@/lib/features/account/loaders';
import { loadNewTerms } from '@/lib/features/member/loaders';
import { loadSettings } from '@/lib/features/site/settings/loaders';
import { contactIn } from '@/lib/features/site/settings/rules';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export default async function MemberLayout({
	children,
	params,
}: {
	children: ReactNode;
	params: PageParams;
}) {
	const language = await languageOfPage(params);
	const [email, newTerms, settings] = await Promise.all([
		loadUnconfirmedEmail(),
		loadNewTerms(),
		loadSettings(),
	]);
	return (
		<Chrome language={language} contact={contactIn(settings, language)} isForMember bell={<BellButton />}>
			<MemberQueries>
				{email !== null && (
					<div className="container-page pt-4">
						<PageMessages language={language} name="member/layout">
							<EmailNotice email={email} />
						</PageMessages>
					</div>
				)}
				{newTerms !== null && (
					<div className="container-page pt-4">
						<PageMessages language={language} name="member/layout">
							<TermsNotice version={newTerms} />
						</PageMessages>
					</div>
				)}
				{children}
			</MemberQueries>
		</Chrome>
	);
}
