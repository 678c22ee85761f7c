import { ArrowDownUp, Inbox, Info, Link2, UserPlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/platform/i18n/format';

interface FamilyToolbarPanelProps {
	/** Of relatives who wait for an answer. */
	requestCount: number;
	areRequestsOpen: boolean;
	isExchangeLoading: boolean;
	onRequests: () => void;
	onInfo: () => void;
	onLink: () => void;
	onExchange: () => void;
	onAdd: () => void;
}

export function FamilyToolbarPanel({
	requestCount,
	areRequestsOpen,
	isExchangeLoading,
	onRequests,
	onInfo,
	onLink,
	onExchange,
	onAdd,
}: FamilyToolbarPanelProps) {
	const t = useTranslations('familyTree.toolbar');
	const count = formatCount(requestCount, useLocale());
	return (
		<fieldset
			aria-label={t('label')}
			className="grid basis-full grid-cols-2 gap-2 max-sm:*:px-3 sm:flex sm:flex-wrap"
		>
			<Button look="outline" aria-expanded={areRequestsOpen} onClick={onRequests}>
				<Inbox aria-hidden="true" className="size-5" />
				{t('requests')}
				{requestCount > 0 && (
					<span className="grid h-6 min-w-6 place-items-center rounded-full bg-primary px-1.5 text-on-primary text-xs">
						<span aria-hidden="true">{count}</span>
						<span className="sr-only">{t('pending', { count })}</span>
					</span>
				)}
			</Button>
			<Button look="outline" onClick={onInfo}>
				<Info aria-hidden="true" className="size-5" />
				{t('info')}
			</Button>
			<Button look="outline" onClick={onLink}>
				<Link2 aria-hidden="true" className="size-5" />
				{t('link')}
			</Button>
			<Button look="outline" busyLabel={isExchangeLoading && t('exchange')} onClick={onExchange}>
				<ArrowDownUp aria-hidden="true" className="size-5" />
				{t('exchange')}
			</Button>
			<Button className="max-sm:col-span-2" onClick={onAdd}>
				<UserPlus aria-hidden="true" className="size-5" />
				{t('add')}
			</Button>
		</fieldset>
	);
}
