/** Where mail programs stop the weekly email; the token is in the path, because they post only a fixed body. */
export const stopPath = '/api/training/reminder/stop/:token';

export function stopPostUrl(publicUrl: string, token: string): string {
  return publicUrl + stopPath.replace(':token', token);
}
