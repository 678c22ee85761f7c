import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Reply } from '@/lib/client/api';
import { formatBytes } from '@/lib/platform/i18n/format';

interface HealthProps {
	overview: Pick<Reply<'GET /api/admin/overview'>, 'database' | 'storage'>;
}

/** How what keeps everything is, and how much it keeps. */
export function Health({ overview: { database, storage } }: HealthProps) {
	const t = useTranslations('admin.dashboard');
	const language = useLocale();
	const pictures = t('health.pictures', { count: storage.pictures });
	const parts = [
		{ title: t('health.database'), health: database.health, size: formatBytes(database.bytes, language) },
		{
			title: t('health.storage'),
			health: storage.health,
			size: `${pictures}, ${formatBytes(storage.bytes, language)}`,
		},
	];
	return (
		<dl className="flex flex-col divide-y divide-line">
			{parts.map(({ title, health, size }) => (
				<div key={title} className="flex min-h-14 flex-wrap items-center gap-x-3 px-2 py-2">
					<dt className="flex-1">{title}</dt>
					<dd className="text-text-muted tabular-nums">{size}</dd>
					<dd>
						<Badge tone={health === 'ok' ? 'ok' : 'error'}>{t(`health.${health}`)}</Badge>
					</dd>
				</div>
			))}
		</dl>
	);
}
