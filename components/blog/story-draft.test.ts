import { beforeEach, expect, it } from 'vitest';
import { stubTabStorage } from '@/lib/testing/tab-storage';
import { findStoryDraft, forgetStoryDraft, keepStoryDraft } from './story-draft';

let kept: Map<string, string>;

beforeEach(() => {
	kept = stubTabStorage();
});

const place = { ownerId: 'asha', storyId: null };
const start = { title: '', author: 'Asha', content: '', language: 'hi' };
const typed = { title: 'Forts', author: 'Asha', content: 'Once.\nTwice.', language: 'en', version: null };

it('finds what was typed, and forgets it when told to', () => {
	expect(findStoryDraft(place)).toBeNull();
	keepStoryDraft(typed, start, place);
	expect(findStoryDraft(place)).toEqual(typed);
	forgetStoryDraft(place);
	expect(findStoryDraft(place)).toBeNull();
});

it('keeps nothing of a form that nobody has typed in, or that was put back', () => {
	keepStoryDraft(typed, start, place);
	keepStoryDraft({ ...start, language: 'en', version: null }, start, place);
	expect(kept.size).toBe(0);
});

it('offers a draft to who has typed it and for the same story alone', () => {
	keepStoryDraft(typed, start, place);
	expect(findStoryDraft({ ...place, ownerId: 'veer' })).toBeNull();
	expect(findStoryDraft({ ...place, storyId: 'another' })).toBeNull();
});

it('keeps which version of the story it was begun with', () => {
	keepStoryDraft({ ...typed, version: 0 }, start, place);
	expect(findStoryDraft(place)?.version).toBe(0);
});
