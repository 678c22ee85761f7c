import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { BlogStatus, SubmittedBlog } from '@/lib/client/content/blog/replies';

const tones = { pending: 'warning', approved: 'ok', rejected: 'error' } as const satisfies Record<
	BlogStatus,
	string
>;

export function BlogStatusBadge({ blog: { status } }: { blog: Pick<SubmittedBlog, 'status'> }) {
	const t = useTranslations('blogs.status');
	return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
