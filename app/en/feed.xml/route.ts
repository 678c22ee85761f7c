import { feedRoute } from '@/lib/features/seo/feed-route';

export const GET = feedRoute('en');
