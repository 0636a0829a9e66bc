import Typebot from '@typebot.io/js/web';

const chat = document.createElement('typebot-standard');
chat.style.cssText = 'display: block; height: 100vh';
document.body.append(chat);
Typebot.initStandard({ typebot: 'check-in', apiHost: location.origin });
