// Replaces Paddle.js: @paddle/paddle-js uses window.PaddleBillingV1 when it is already set.
(() => {
  const base = new URL(document.currentScript.src).origin;
  const state = { environment: 'production', options: null, open: null };

  const unsupported = (what) => `The Paddle emulator has no ${what}.`;
  const rejected = (what) => () => Promise.reject(new Error(unsupported(what)));

  function emit(event) {
    state.options?.eventCallback?.(event);
  }

  function fail(code, detail) {
    console.error(`[Paddle emulator] ${detail}`);
    emit({
      name: 'checkout.error',
      type: 'request_error',
      code,
      detail,
      documentation_url: `https://developer.paddle.com/errors/shared/${code}`,
    });
  }

  function initialize(options) {
    const tokens = state.environment === 'sandbox' ? ['test_', 'emulator'] : ['live_'];
    if (!tokens.some((beginning) => options?.token?.startsWith(beginning))) {
      throw new Error('[Paddle emulator] A client-side token for this environment is needed.');
    }
    state.options = options;
    Paddle.Initialized = true;
  }

  function open(options) {
    close();
    const settings = { ...state.options?.checkout?.settings, ...options.settings };
    const { transactionId } = options;
    if (!state.options) return fail('not_initialized', 'Call Paddle.Initialize first.');
    if (!transactionId) return fail('transaction_id_missing', unsupported('checkout by items; open a transaction'));
    if (settings.displayMode !== 'inline') return fail('display_mode_invalid', unsupported('overlay checkout'));
    const target = document.getElementsByClassName(settings.frameTarget)[0];
    if (!target) return fail('frame_target_missing', `No element has the class "${settings.frameTarget}".`);
    const frame = frameFor(transactionId, settings);
    state.open = { frame, transactionId, settings, data: null };
    target.replaceChildren(frame);
  }

  function frameFor(transactionId, settings) {
    const address = new URL(`/checkout/${encodeURIComponent(transactionId)}`, base);
    address.searchParams.set('theme', settings.theme ?? 'light');
    address.searchParams.set('locale', settings.locale ?? 'en');
    address.searchParams.set('origin', location.origin);
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = 'Card payment';
    frame.name = 'paddle_frame';
    frame.style.cssText = settings.frameStyle ?? 'width: 100%; background-color: transparent; border: none;';
    frame.style.height = `${settings.frameInitialHeight ?? 450}px`;
    return frame;
  }

  function close() {
    if (!state.open) return;
    const { frame, data } = state.open;
    state.open = null;
    frame.remove();
    emit({ name: 'checkout.closed', ...(data ? { data } : {}) });
  }

  // Accepts messages only from the frame that we opened and from our own origin.
  window.addEventListener('message', ({ data: message, origin, source }) => {
    if (!state.open || origin !== base || source !== state.open.frame.contentWindow) return;
    if (message.kind === 'height') state.open.frame.style.height = `${message.height}px`;
    if (message.kind !== 'event') return;
    const { event } = message;
    const { successUrl } = state.open.settings;
    if (event.data) state.open.data = event.data;
    emit(event);
    if (event.name === 'checkout.completed' && successUrl) location.assign(successUrl);
  });

  const Paddle = {
    Version: 'v1',
    Initialized: false,
    Status: { libraryVersion: 'emulator' },
    Environment: {
      set(environment) {
        state.environment = environment;
      },
    },
    Initialize: initialize,
    Setup: initialize,
    Update(options) {
      state.options = { ...state.options, ...options };
    },
    Checkout: {
      open,
      close,
      updateCheckout: () => fail('update_unsupported', unsupported('updateCheckout')),
      updateItems: () => fail('update_unsupported', unsupported('updateItems')),
    },
    PricePreview: rejected('price preview'),
    TransactionPreview: rejected('transaction preview'),
    Spinner: { show() {}, hide() {} },
    Retain: {
      demo() {},
      initCancellationFlow: () => Promise.resolve({ status: 'error', details: unsupported('Retain') }),
    },
  };
  window.PaddleBillingV1 = Paddle;
  window.Paddle = Paddle;
})();
