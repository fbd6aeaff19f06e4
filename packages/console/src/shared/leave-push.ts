/**
 * Gives up the address at which this browser gets messages, so that they do not come to whoever signs in next. The service
 * forgets the browser at its next message, as the push service does not know it any more.
 */
export async function leavePush(): Promise<void> {
  // Absent where pages are not served by https.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  try {
    const registration = await workers?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // The browser has taken it back already, or does not say.
  }
}
