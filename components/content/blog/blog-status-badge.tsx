import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { SentStory, StoryStatus } from '@/lib/client/content/blog/replies';

const tones = { pending: 'warning', approved: 'ok', rejected: 'error' } as const satisfies Record<
	StoryStatus,
	string
>;

export function BlogStatusBadge({ story: { status } }: { story: Pick<SentStory, 'status'> }) {
	const t = useTranslations('stories.status');
	return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
