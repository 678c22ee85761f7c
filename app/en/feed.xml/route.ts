import { feedRoute } from '@/lib/platform/http/feed-route';

export const GET = feedRoute('en');
