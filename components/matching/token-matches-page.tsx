'use client';

import { MemberQueries } from '@/components/member/member-queries';
import { OwnEmailNotice } from '@/components/member/own-email-notice';
import { MatchesPage } from './matches-page';

/** The matches on the page that is the same for everybody and learns who reads it in the browser. */
export default function TokenMatchesPage() {
	return (
		<MemberQueries>
			<div className="container-page pt-4 empty:hidden">
				<OwnEmailNotice />
			</div>
			<MatchesPage />
		</MemberQueries>
	);
}
