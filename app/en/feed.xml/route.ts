import { feedRoute } from '@/lib/features/site/seo/loaders/feed-route';

export const GET = feedRoute('en');
