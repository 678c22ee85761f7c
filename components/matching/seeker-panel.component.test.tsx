import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { apiQuery } from '@/lib/client/api-query';
import { getMessages } from '@/lib/platform/i18n/translate';
import { refuse, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { ward, wardsGuardians } from '@/tests/support/ward';
import { SeekerPanel } from './seeker-panel';
import { useForSeeker } from './use-seeker';

function InterestCount() {
	const interests = useQuery(apiQuery('GET /api/family/interests', useForSeeker()));
	return (
		<SeekerPanel query={interests} words={{ loading: 'Loading', failed: 'Failed' }}>
			{({ left }) => <p>{left} left</p>}
		</SeekerPanel>
	);
}

const open = (query: string) =>
	show(<InterestCount />, {
		language: 'en',
		session: 'member',
		path: `/matrimonial/interests${query}`,
		area: 'member',
	});

describe('CandidatePanel', () => {
	const { acting } = getMessages('en').matching;
	const forWard = `?for=${ward.member._id}`;

	it('says that the agreement has ended when the relative is not found', async () => {
		await respond('GET /api/family/guardians', { ...wardsGuardians, candidates: [] });
		refuse('GET /api/family/interests', 'notFound');
		await open(forWard);
		const notice = page.getByRole('alert');
		await expect.element(notice).toHaveTextContent(acting.gone);
		await expect.element(notice.getByRole('link', { name: acting.toGuardians })).toBeVisible();
	});

	it('offers another try to a member who looks for themselves', async () => {
		refuse('GET /api/family/interests', 'notFound');
		await open('');
		const { tryAgain } = getMessages('en').site;
		await expect.element(page.getByRole('button', { name: tryAgain })).toBeVisible();
		await expect.element(page.getByText(acting.gone)).not.toBeInTheDocument();
	});

	it('shows the response while the agreement holds', async () => {
		await respond('GET /api/family/guardians', wardsGuardians);
		const none = { received: [], sent: [], agreed: [], shortlisted: [], hidden: [], blocked: [] };
		await respond('GET /api/family/interests', { left: 5, ...none });
		await open(forWard);
		await expect.element(page.getByText('5 left')).toBeVisible();
	});
});
