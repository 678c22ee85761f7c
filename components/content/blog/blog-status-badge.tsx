import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { BlogDto } from '@/lib/features/content/blog/schema';

const tones = { pending: 'warning', approved: 'ok', rejected: 'error' } as const satisfies Record<
	BlogDto['status'],
	string
>;

export function BlogStatusBadge({ blog: { status } }: { blog: Pick<BlogDto, 'status'> }) {
	const t = useTranslations('blogs.status');
	return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
