import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DashboardPanel } from '@/components/site/dashboard/dashboard-panel';
import { Forbidden } from '../forbidden';
import type { UsedList } from '../list/use-list';

interface AdminPanelProps<Answer> {
	title: string;
	list: UsedList<Answer>;
	failed: string;
	/** Where all of it is, and the link's whole name. */
	viewAll?: { href: string; label: string };
	children: (answer: Answer) => ReactNode;
}

/** A part of the dashboard. What it has shown stays while it is asked for again. */
export function AdminPanel<Answer>(props: AdminPanelProps<Answer>) {
	const { title, list, failed, viewAll, children } = props;
	const t = useTranslations('admin.dashboard');
	if (list.listError === 'forbidden') return <Forbidden />;
	return (
		<DashboardPanel
			title={title}
			data={list.status === 'failed' ? undefined : (list.answer ?? undefined)}
			failure={list.status === 'failed' ? { message: '' } : null}
			onRetry={list.reload}
			texts={{ loading: t('loading'), tryAgain: t('tryAgain'), failed }}
			link={
				viewAll && (
					<Link
						href={viewAll.href}
						prefetch={false}
						aria-label={viewAll.label}
						className="-my-2 inline-flex min-h-11 items-center font-semibold text-primary text-sm underline underline-offset-4"
					>
						{t('viewAll')}
					</Link>
				)
			}
		>
			{children}
		</DashboardPanel>
	);
}
