'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberQueries } from '@/components/layout/member-queries';
import { EmailNotice } from '@/components/member/email-notice';
import { apiQuery } from '@/lib/client/api-query';
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

/** The notice on pages that are the same for everybody and learn who reads them in the browser. */
function OwnEmailNotice() {
	const { data: profile } = useQuery(apiQuery('GET /api/users/profile'));
	return profile && !profile.emailConfirmed ? <EmailNotice email={profile.email} /> : null;
}
