'use client';

import { useParams } from 'next/navigation';
import { useWasRemoved } from '@/components/site/use-was-removed';
import { StoryAbsence } from './story-absence';

/** No story, or none for this reader. */
export function NoStory() {
	const { id } = useParams<{ id: string }>();
	return <StoryAbsence isRemoved={useWasRemoved('GET /api/blogs/[id]', id)} />;
}
