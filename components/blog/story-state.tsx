import { Badge } from '@/components/ui/badge';
import type { SentStory, StoryStatus } from './answers';
import type { StoryTexts } from './texts';

const tones = { pending: 'warning', approved: 'ok', rejected: 'error' } as const satisfies Record<
	StoryStatus,
	string
>;

/** What has become of a story so far. */
export function StoryState({
	story: { status },
	texts,
}: {
	story: Pick<SentStory, 'status'>;
	texts: Pick<StoryTexts, 'status'>;
}) {
	return <Badge tone={tones[status]}>{texts.status[status]}</Badge>;
}
