import { PageMessages } from '@/components/layout/page-messages';
import type { Language } from '@/lib/core/language';
import type { DemoAccountName } from '@/lib/features/account/demo/constants';
import { DemoLoginList } from './demo-login-list';

interface DemoPanelProps {
	language: Language;
	/** The accounts that can be logged in to. */
	accounts: readonly DemoAccountName[];
	nextHref: string;
}

/** The buttons of the demo with messages of their own: a page that does not offer the demo does not send them. */
export function DemoPanel({ language, accounts, nextHref }: DemoPanelProps) {
	return (
		<PageMessages language={language} name="demo-panel">
			<DemoLoginList accounts={accounts} nextHref={nextHref} />
		</PageMessages>
	);
}
